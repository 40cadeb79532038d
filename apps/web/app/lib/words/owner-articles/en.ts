// Texts of the owner's articles. Terms: docs/languages.md.
export default {
  articlesNoun: 'articles',
  privacy: 'Privacy',
  terms: 'Terms of service',
  about: 'About',
  edit: 'Edit {name}',
  productText: 'The text of the product',
  productTextSince: 'The text of the product, {time}',
  productTextBy: 'The text of the product, {time} by {name}',
  ownText: 'Your text, version {version}',
  ownTextSince: 'Your text, version {version}, {time}',
  ownTextBy: 'Your text, version {version}, {time} by {name}',

  // Editor
  notLoaded: 'The text could not be loaded',
  loading: 'Loading the text',
  markdownOf: 'Text of {name}, as Markdown',
  markdownHint: '# title, ## heading, - list, **bold**, [words](/contact)',
  beginWithTitle: 'Begin with the title: # Privacy',
  save: 'Save {name}',
  saved: '{name} saved. Pages show it from their next load on',
  preview: 'Preview',
  previewOf: 'Preview of {name}',

  // Versions
  versionsOf: 'Versions of {name}',
  version: 'Version {version}',
  writtenBy: '{time} by {name}',
  writtenProduct: '{time}, the text of the product',
  writtenProductBy: '{time} by {name}, the text of the product',
  putIntoEditor: 'Put version {version} into the editor',
  useProductText: 'Use the text of the product',
  showsProductText: '{name} shows the text of the product',
  revertQuestion: 'Show the text of the product under {name}?',
  revertMore: 'Your text stays among the versions.',
} as const
