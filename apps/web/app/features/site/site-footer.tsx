// Footer of public pages, with the theme and the language, and a one-line version.
import type { Language } from '@dropwise/contracts'
import { Link } from 'react-router'
import { keepLanguage } from '../../lib/language.ts'
import { cn } from '../../ui/cn.ts'
import { LanguageSelect } from '../../ui/language-select.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { FOOTER_GROUPS, FOUNDED_YEAR, SLIM_FOOTER_LINKS } from './links.ts'
import { SiteLogo } from './site-logo.tsx'
import { WIDTH } from './width.ts'
import { BRAND } from '../../lib/brand-of-page.ts'

/** Read once; the year hardly changes while a page is open. */
const YEAR = new Date().getFullYear()
const COPYRIGHT = `© ${FOUNDED_YEAR}${YEAR > FOUNDED_YEAR ? `-${YEAR}` : ''} ${BRAND.name}`

const LINK = 'inline-flex min-h-7 items-center text-ink-2 hover:text-ink hover:underline'

const LANGUAGE_ID = 'site-language'

/** A language draws the page again, so the choice gets the focus back. */
async function chooseLanguage(language: Language): Promise<void> {
  await keepLanguage(language)
  document.getElementById(LANGUAGE_ID)?.focus({ preventScroll: true })
}

export function SiteFooter() {
  return (
    <footer className="border-t border-line py-12">
      <div className={cn(WIDTH, 'grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-[1.6fr_1fr_1fr_1fr_1fr]')}>
        <div className="col-span-2 md:col-span-1">
          <SiteLogo />
          <p className="py-2 text-2 text-ink-2">{COPYRIGHT}</p>
          <ThemeSwitch />
          <LanguageSelect
            className="mt-3 block h-[30px] max-w-44 rounded border border-line-2 bg-raised px-2 text-2 text-ink pointer-coarse:h-11"
            id={LANGUAGE_ID}
            onChoose={(language) => void chooseLanguage(language)}
          />
        </div>
        {FOOTER_GROUPS.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className="text-2">{group.title}</h2>
            <ul>
              {group.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} className={cn(LINK, 'text-2')}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}

export function SlimFooter() {
  return (
    <footer className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-2 text-1 text-ink-2 md:px-8">
      <span className="me-auto">{COPYRIGHT}</span>
      <span className="md:order-last">
        <ThemeSwitch />
      </span>
      <span className="w-full md:hidden" aria-hidden />
      {SLIM_FOOTER_LINKS.map((link) => (
        <Link key={link.to} to={link.to} className={LINK}>
          {link.label}
        </Link>
      ))}
    </footer>
  )
}
