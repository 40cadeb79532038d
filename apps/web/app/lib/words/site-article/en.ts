// Texts of the frame of articles. Terms: docs/languages.md.
export default {
  onThisPage: 'On this page',
  inEnglish: 'This document is in English.',
  notLoaded: 'This text could not be loaded.',
  tryAgain: 'Try again',
} as const
