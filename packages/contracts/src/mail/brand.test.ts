// Tests the head of mails to recipients: the company's logo on white or its name, above the template.
import { describe, expect, it } from 'vitest'
import { contrastOf } from '../colour.ts'
import { BRAND_MARK, mailLogoUrl, withBrand, type MailBrand } from './brand.ts'
import { builtInTemplate } from './built-in.ts'
import { render } from './render.ts'

const STORED = 'https://old.example/storage/v1/object/public/logos/4f1c/a1.png'
const LOGO = mailLogoUrl(STORED, 'https://dropwise.test')!
const brand = (parts: Partial<MailBrand> = {}): MailBrand => ({
  name: 'Ward & <Co>',
  color: '#0f5257',
  logoUrl: LOGO,
  ...parts,
})

describe('the head of a mail', () => {
  it('is the logo, no wider than the mail, with the name where pictures are not shown', () => {
    const head = withBrand('<p>x</p>', brand())
    expect(head).toContain(`src="${LOGO.replaceAll('&', '&amp;')}"`)
    expect(head).toContain('alt="Ward &amp; &lt;Co&gt;"')
    expect(head).toContain('max-width:240px')
    expect(head).toContain('#0f5257')
    expect(head.endsWith('<p>x</p>')).toBe(true)
  })

  it('is the name for a company without a logo, and nothing for the platform', () => {
    expect(withBrand('', brand({ logoUrl: null }))).toContain('Ward &amp; &lt;Co&gt;</span>')
    expect(withBrand('', brand({ logoUrl: null }))).not.toContain('<img')
    expect(withBrand(`a${BRAND_MARK}b`)).toBe('ab')
  })

  it('colours the button with the brand, with legible text', () => {
    const mail = builtInTemplate('welcome')
    const at = (color: string) => render(mail, {}, { brand: brand({ color }) }).html
    expect(render(mail, {}).html).toContain('background:#153368;color:#ffffff')
    expect(at('#7a1f5c')).toContain('background:#7a1f5c;color:#ffffff')
    expect(at('#f2c14e')).toContain('background:#f2c14e;color:#1c2430')
    expect(at('#f2c14e')).not.toContain('#153368')
    expect(at('url(x)')).toContain('background:#153368;color:#ffffff')
  })

  it('has words of 4.5:1 and more on every colour, on middle grey too', () => {
    const colours = ['#808080', '#7f7f7f', '#c2185b', '#00897b', '#ff0000', '#777777']
    for (let tone = 0; tone < 256; tone += 5) colours.push(`#${tone.toString(16).padStart(2, '0').repeat(3)}`)
    const tooPale = colours.filter((color) => {
      const { html } = render(builtInTemplate('welcome'), {}, { brand: brand({ color }) })
      const words = new RegExp(`background:${color};color:(#[0-9a-f]{6})`).exec(html)?.[1] ?? color
      return (contrastOf(words, color) ?? 1) < 4.5
    })
    expect(tooPale).toEqual([])
  })

  it('replaces the former brand colour in an edited text by the present one', () => {
    const former = '<a style="background:#14532d;color:#ffffff">Go</a>'
    expect(withBrand(former)).toContain('background:#153368;color:#ffffff')
    expect(withBrand(former, brand({ color: '#f2c14e' }))).toContain('background:#f2c14e;color:#1c2430')
  })

  it('ignores an invalid colour', () => {
    expect(withBrand('', brand({ color: 'red;background:url(x)' }))).not.toContain('url(')
  })

  it('appears once, in the card of the product’s templates, and above plain text', () => {
    const { html, text } = render(builtInTemplate('delivery_notification'), {}, { brand: brand() })
    expect(html.match(/<img/g)).toHaveLength(1)
    expect(html.indexOf('<img')).toBeGreaterThan(html.indexOf('max-width:560px'))
    expect(html).not.toContain(BRAND_MARK)
    expect(text).not.toContain('http')
    const plain = { subject: 's', htmlContent: '', textContent: 'Hello', variables: [] }
    expect(render(plain, {}, { brand: brand({ name: '$& $1' }) }).html).toMatch(
      /^<div[^]*\$&amp; \$1[^]*<p>Hello<\/p>$/,
    )
  })
})

describe('the address of a logo', () => {
  it('is on the server that sends, at the size of mails', () => {
    expect(LOGO).toBe(
      'https://dropwise.test/storage/v1/render/image/public/logos/4f1c/a1.png?width=480&height=128&resize=contain',
    )
  })

  it.each([
    null,
    '',
    'https://tracker.example/pixel.gif',
    'javascript:alert(1)',
    'https://x.example/storage/v1/object/public/logos/../secrets/a.png',
    'https://x.example/storage/v1/object/public/logos/a/b.png"><script>',
    'https://x.example/storage/v1/object/public/logos/a/b.png?download',
  ])('is none for %s', (url) => {
    expect(mailLogoUrl(url, 'https://dropwise.test')).toBeNull()
  })
})
