// What recipients read of a delivery, in their own language.
export * from './tracking/answer.ts'
export * from './tracking/languages.ts'
export * from './tracking/words.ts'
