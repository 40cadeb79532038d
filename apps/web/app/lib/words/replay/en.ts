// Texts of the screen that re-plans driven days. Terms: docs/languages.md.
export default {
  replanning: 'Re-planning the days, up to three seconds each',
  notReplanned: 'The days could not be re-planned',
  sameRoads:
    'Both sides are timed on the same roads and counted by the same checker. Both drive by your table of driving speeds, if you have one. Actual times of the day are not in it.',
  sameVans:
    'The new plan has the vans and windows of that day. It may use fewer vans, and none that were not out.',
  missedWindows:
    'A missed window counts as missed on both sides. Orders that the new plan leaves out are never a saving: such a day is not compared.',
  notStored: 'Your file is not stored, and no orders are created.',
  question: 'What would your last weeks have cost with other routes?',
  dropFile:
    'Drop an export of days as they were driven: an address, the day, the vehicle or driver, and the stop number or actual arrival of each order. Up to {days} days.',
  chooseFile: 'Choose a file',
  fileOfDays: 'File of driven days',
  noPdf: 'The file could not be made',
  notReplayed: "This file can't be replayed",
  daysCompared: '{count, plural, one {# day compared} other {# days compared}}',
  noneCompared: 'No day could be compared',
  downloadPdf: 'Download PDF',
  daysLeftOut: 'Days that were left out',

  // Figures
  better: 'The new plan is better',
  same: 'Nothing would have been saved',
  worse: 'The new plan is worse',
  notComparable: 'Not compared: the new plan leaves orders out',
  allDays: 'All compared days',
  figuresOf: 'Figures of {day}',
  leavesOut: 'The new plan leaves out {orders}.',
  ordersNotCounted:
    '{count, plural, one {# order} other {# orders}} without a van, a place or a readable row, counted on neither side.',
  asDriven: 'As driven',
  newPlan: 'New plan',
  saved: 'Saved',
  side: 'Side',
  vans: 'Vans',
  distance: 'Distance',
  hours: 'Hours',
  cost: 'Cost',
  windowsMissed: 'Windows missed',
} as const
