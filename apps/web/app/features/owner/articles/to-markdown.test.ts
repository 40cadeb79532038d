// @vitest-environment happy-dom
// Tests that an article converts to equivalent Markdown.
import { expect, it } from 'vitest'
import { toMarkdown } from './to-markdown.ts'

const read = (html: string) =>
  toMarkdown(
    new DOMParser().parseFromString(`<article>${html}</article>`, 'text/html').querySelector('article')!,
  )

it('keeps titles, paragraphs, lists, terms, links and code', () => {
  expect(
    read(
      `<h1>Privacy</h1><p>Plain <a href="/contact">words</a>.</p><section><h2>What</h2><div><dl><dt>Name</dt><dd>A <code>key</code></dd></dl>
       <ul><li>One</li><li>Two * three</li></ul></div></section>`,
    ),
  ).toBe(
    '# Privacy\n\nPlain [words](/contact).\n\n## What\n\n- **Name**:\n  A `key`\n\n- One\n- Two \\* three\n',
  )
})
