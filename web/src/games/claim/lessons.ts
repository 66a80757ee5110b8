// The tutorial: what to say the first time that something comes up.
import type { Lesson } from "..";

export const lessons: Lesson[] = [
  {
    trigger: { event: "prize-turned" },
    text: "web-claim-lesson-prize",
    clause: "CLAIM-3.3",
  },
  {
    trigger: { question: "lead" },
    text: "web-claim-lesson-lead",
    clause: "CLAIM-3.6",
  },
  {
    trigger: { question: "follow" },
    text: "web-claim-lesson-follow",
    clause: "CLAIM-3.9",
  },
  // Whichever of them comes first: a text is shown once.
  ...Array.from({ length: 10 }, (_, value) => ({
    trigger: { event: "card-played", fields: { role: "follow", card: `X${value}` } },
    text: "web-claim-lesson-doppelganger",
    clause: "CLAIM-5.13",
  })),
  {
    trigger: { event: "void-shown" },
    text: "web-claim-lesson-void",
    clause: "CLAIM-6.12",
  },
  {
    trigger: { event: "trick-won", fields: { reason: "higher" } },
    text: "web-claim-lesson-higher",
    clause: "CLAIM-3.13",
  },
  {
    trigger: { event: "trick-won", fields: { reason: "equal" } },
    text: "web-claim-lesson-equal",
    clause: "CLAIM-3.14",
  },
  {
    trigger: { event: "trick-won", fields: { reason: "off-faction" } },
    text: "web-claim-lesson-off-faction",
    clause: "CLAIM-3.15",
  },
  {
    trigger: { event: "trick-won", fields: { reason: "knight" } },
    text: "web-claim-lesson-knight",
    clause: "CLAIM-5.2",
  },
  {
    trigger: { event: "prize-taken" },
    text: "web-claim-lesson-prize-taken",
    clause: "CLAIM-3.16",
  },
  {
    trigger: { event: "blind-taken" },
    text: "web-claim-lesson-blind",
    clause: "CLAIM-3.17",
  },
  {
    trigger: { event: "card-scored", fields: { power: "undead" } },
    text: "web-claim-lesson-undead",
    clause: "CLAIM-5.6",
  },
  {
    trigger: { event: "phase-two" },
    text: "web-claim-lesson-phase-two",
    clause: "CLAIM-4.1",
  },
  {
    trigger: { event: "card-scored", fields: { power: "none" } },
    text: "web-claim-lesson-scored",
    clause: "CLAIM-4.11",
  },
  {
    trigger: { event: "card-scored", fields: { power: "dwarf" } },
    text: "web-claim-lesson-dwarf",
    clause: "CLAIM-5.9",
  },
  {
    trigger: { event: "vote-counted" },
    text: "web-claim-lesson-votes",
    clause: "CLAIM-7.2",
  },
  {
    trigger: { event: "match-ended" },
    text: "web-claim-lesson-end",
    clause: "CLAIM-7.4",
  },
];
