// American texts of the Plan screen that differ from the British ones.
export default {
  optimising: 'Optimizing',
  optimisingFor: 'Optimizing, {elapsed} s of {limit}',
  runFailedMore: 'Optimize again, or allow more time.',
  optimise: 'Optimize',
  optimiseAgain: 'Optimize again',
}
