// The tutorial: what to say the first time that something comes up.
import type { Lesson } from "..";

export const lessons: Lesson[] = [
  { trigger: { question: "deck" }, text: "web-elementa-lesson-deck", clause: "ELEM-1.3" },
  { trigger: { event: "environment-revealed" }, text: "web-elementa-lesson-environment", clause: "ELEM-2.2" },
  { trigger: { question: "divide" }, text: "web-elementa-lesson-divide", clause: "ELEM-3.1" },
  { trigger: { question: "resources" }, text: "web-elementa-lesson-resources", clause: "ELEM-3.9" },
  { trigger: { question: "restock" }, text: "web-elementa-lesson-restock", clause: "ELEM-4.6" },
  { trigger: { question: "ban" }, text: "web-elementa-lesson-ban", clause: "ELEM-5.4" },
  { trigger: { event: "card-banned" }, text: "web-elementa-lesson-banned", clause: "ELEM-10.6" },
  { trigger: { question: "lay" }, text: "web-elementa-lesson-lay", clause: "ELEM-6.1" },
  { trigger: { question: "pay" }, text: "web-elementa-lesson-pay", clause: "ELEM-7.4" },
  { trigger: { question: "pay-or-leave" }, text: "web-elementa-lesson-leave", clause: "ELEM-7.15" },
  { trigger: { event: "card-unpaid" }, text: "web-elementa-lesson-unpaid", clause: "ELEM-7.11" },
  { trigger: { event: "bonus-received" }, text: "web-elementa-lesson-bonus", clause: "ELEM-8.2" },
  { trigger: { question: "use" }, text: "web-elementa-lesson-use", clause: "ELEM-8.18" },
  { trigger: { question: "change" }, text: "web-elementa-lesson-change", clause: "ELEM-9.1" },
  { trigger: { event: "recovered" }, text: "web-elementa-lesson-recovered", clause: "ELEM-4.3" },
  { trigger: { event: "round-ended" }, text: "web-elementa-lesson-round", clause: "ELEM-11.1" },
  { trigger: { event: "match-ended" }, text: "web-elementa-lesson-end", clause: "ELEM-11.5" },
];
