// Replaces the default brand in the built files by the owner's.
import {
  brandStyleText,
  deepColour,
  DEFAULT_BRAND,
  PRODUCT_NAME,
  writeTrialDays,
  type ShownBrand,
} from '@dropwise/contracts'
import { articleOf, type Article } from '../platform/articles.ts'
import { logoPath, pageVersion, type Brand } from '../platform/brand.ts'
import { inlineScript } from './own-address.ts'

/** Background colours of the brand in pages and manifests: browser bars and the app's splash screen. */
const DEEP_COLOURS = /#14264a|#10214a/g
/**
 * Marks the brand in service workers. A new mark makes browsers install the worker and fetch the cached page
 * again.
 */
const VERSION_MARK = 'brand:default'
const DATA = /(<script id="brand" type="application\/json">)[^<]*(<\/script>)/
const STYLE = /(<style id="brand-style">)[^<]*(<\/style>)/
/**
 * A built article with its table of contents. The owner's own text has no table of contents
 * (`own-article.tsx`).
 */
const ARTICLE = /<article>[\s\S]*<\/article>(?:<nav aria-label="On this page"[\s\S]*?<\/nav>)?/
const OWN_ARTICLE = ['<article class="site-prose site-own" lang="" dir="auto">', '</article>'] as const
const BARS = /<meta name="theme-color"[^>]*>/

/** Whether a file names the product, so that another brand must rewrite it. */
export function namesBrand(text: string): boolean {
  return text.includes(PRODUCT_NAME) || text.includes(VERSION_MARK) || DATA.test(text)
}

/** The brand as scripts read it (`app/lib/brand-of-page.ts` of the web app). */
function shownBrand(brand: Brand, article: Article | undefined): ShownBrand {
  return {
    name: brand.name,
    supportEmail: brand.supportEmail,
    logoUrl: logoPath(brand),
    deepColour: deepColour(brand.colour),
    trialDays: brand.trialDays,
    ownArticles: brand.articles.map(({ page }) => page),
    article: article ? { page: article.page, html: article.html, changedAt: article.changedAt } : null,
    platformUrl: brand.platformUrl ?? null,
  }
}

/** The file's text with the brand inserted. The extension of `name` selects page, manifest or service worker. */
export function writeBrand(name: string, text: string, brand: Brand): string {
  if (pageVersion(brand) === 'default') return text
  if (!name.includes('.html')) {
    if (brand.version === 'default') return text
    const deep = name.endsWith('.webmanifest') ? deepColour(brand.colour) : undefined
    const withName = text.replaceAll(PRODUCT_NAME, inScript(brand.name))
    return (deep ? withName.replaceAll(DEEP_COLOURS, deep) : withName).replaceAll(
      VERSION_MARK,
      `brand:${brand.version}`,
    )
  }
  const page = articleOf(name)
  const article = brand.articles.find((candidate) => candidate.page === page)
  const data = JSON.stringify(shownBrand(brand, article)).replaceAll('<', '\\u003c')
  const [escapedName, colour] = [inMarkup(brand.name), deepColour(brand.colour)]
  // In scripts the name is inside a string; elsewhere it is markup.
  return writeTrialDays(text, brand.trialDays)
    .replace(ARTICLE, (built) => (article ? OWN_ARTICLE[0] + article.html + OWN_ARTICLE[1] : built))
    .split(inlineScript())
    .map((part, i) => part.replaceAll(PRODUCT_NAME, () => (i % 2 === 1 ? inScript(brand.name) : escapedName)))
    .join('')
    .replace(DATA, (_all, start: string, end: string) => start + data + end)
    .replace(
      STYLE,
      (_all, start: string, end: string) =>
        start + brandStyleText(brand, { hasLogo: brand.logo !== null }) + end,
    )
    .replace(BARS, (tag) => tag.replace(DEEP_COLOURS, colour))
    .replaceAll(DEFAULT_BRAND.supportEmail, () => inMarkup(brand.supportEmail))
}

/** Names of companies may contain any character, also one that ends a string or a script. */
const inScript = (name: string): string =>
  name.replaceAll(/['"`\\<>$\n\r\u2028\u2029]/g, (sign) => `\\u${unitOf(sign).padStart(4, '0')}`)
const inMarkup = (text: string): string =>
  text.replaceAll(/[&'"<>]/g, (sign) => (sign === '&' ? '&amp;' : `&#x${unitOf(sign)};`))
const unitOf = (sign: string): string => sign.charCodeAt(0).toString(16)
