// Texts about a delivery for recipients, in their language.
export * from './tracking/answer.ts'
export * from './tracking/host.ts'
export * from './tracking/languages.ts'
export * from './tracking/words.ts'
