// American texts of the owner's try-out of the engine.
export default {
  engine: 'Optimization engine',
  progress: 'Optimizing',
  honoured: 'honored',
}
