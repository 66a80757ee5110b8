"""The table in a real browser: what people see and do."""
