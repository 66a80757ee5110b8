### The rules reference in the browser

web-rules-title = The rules of { $game }
web-rules-loading = The rulebook is being opened …
web-rules-again = Try again
web-rules-search = Search the rules
web-rules-search-hint = A word, or a clause such as 3.9.
web-rules-clear = Show everything
web-rules-found = { $count ->
    [0] Nothing found.
    [one] One passage found.
   *[other] { $count } passages found.
}
web-rules-nothing = Nothing in the rules has all these words. Try fewer, or only the beginning of a word.
web-rules-contents = Contents
web-rules-copy = Copy the link to { $clause }
web-rules-copied = The link to { $clause } is copied.
web-rules-not-copied = The link could not be copied: it now stands in the address bar.
web-rules-missing = These rules have no clause “{ $clause }”.
