// The tutorial: what to say the first time that something comes up.
import type { Lesson } from "..";

export const lessons: Lesson[] = [
  { trigger: { event: "card-revealed" }, text: "web-elekt-lesson-revealed", clause: "ELEKT-2.6" },
  { trigger: { question: "direction" }, text: "web-elekt-lesson-direction", clause: "ELEKT-2.20" },
  { trigger: { question: "enlist" }, text: "web-elekt-lesson-enlist", clause: "ELEKT-6.2" },
  { trigger: { question: "assign" }, text: "web-elekt-lesson-assign", clause: "ELEKT-7.2" },
  { trigger: { question: "use" }, text: "web-elekt-lesson-use", clause: "ELEKT-3.16" },
  { trigger: { question: "attach" }, text: "web-elekt-lesson-attach", clause: "ELEKT-8.18" },
  { trigger: { question: "swap" }, text: "web-elekt-lesson-swap", clause: "ELEKT-8.22" },
  { trigger: { question: "ban" }, text: "web-elekt-lesson-ban", clause: "ELEKT-8.26" },
  { trigger: { question: "protect" }, text: "web-elekt-lesson-protect", clause: "ELEKT-4.41" },
  { trigger: { question: "tie" }, text: "web-elekt-lesson-tie", clause: "ELEKT-3.33" },
  { trigger: { question: "sceptre" }, text: "web-elekt-lesson-sceptre", clause: "ELEKT-9.2" },
  {
    trigger: { event: "confrontation-held", fields: { attribute: "M" } },
    text: "web-elekt-lesson-mysticality",
    clause: "ELEKT-8.2",
  },
  {
    trigger: { event: "confrontation-held", fields: { attribute: "D" } },
    text: "web-elekt-lesson-duplicity",
    clause: "ELEKT-8.22",
  },
  {
    trigger: { event: "confrontation-held", fields: { attribute: "B" } },
    text: "web-elekt-lesson-brutality",
    clause: "ELEKT-8.26",
  },
  {
    trigger: { event: "confrontation-held", fields: { attribute: "A" } },
    text: "web-elekt-lesson-authority",
    clause: "ELEKT-8.15",
  },
  { trigger: { event: "card-obtained" }, text: "web-elekt-lesson-obtained", clause: "ELEKT-8.29" },
  { trigger: { event: "units-recalled" }, text: "web-elekt-lesson-recalled", clause: "ELEKT-9.7" },
  { trigger: { event: "seal-gained" }, text: "web-elekt-lesson-seal", clause: "ELEKT-11.47" },
  { trigger: { event: "match-ended" }, text: "web-elekt-lesson-end", clause: "ELEKT-10.2" },
];
