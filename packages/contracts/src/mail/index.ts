// Mail and notice texts: types and variables, the built-in templates, and the one renderer.
export * from './built-in.ts'
export * from './lint.ts'
export * from './notices.ts'
export * from './recipient-templates.ts'
export * from './render.ts'
export * from './types.ts'
export { mailLanguageOf } from './words/index.ts'
