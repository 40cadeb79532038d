// A sample of the product with the edited brand, light and dark.
import { brandTokens, type PlatformBrand } from '@dropwise/contracts'
import type { CSSProperties } from 'react'
import { frameWords } from '../../../lib/words/frame.ts'
import { ownerPlatformWords as words } from '../../../lib/words/owner-platform.ts'
import { LogoMark, OwnLogo } from '../../../ui/logo.tsx'
import { RichText } from '../../../ui/rich-text.tsx'

const HEX = /^#[0-9a-f]{6}$/i

export function BrandSample({
  name,
  colour,
  colourDark,
  logoUrl,
}: Pick<PlatformBrand, 'name' | 'colour' | 'colourDark'> & { logoUrl: string | null }) {
  // While a colour is incomplete, the sample keeps the page's colours.
  const tokens = HEX.test(colour) && HEX.test(colourDark) ? brandTokens({ colour, colourDark }) : null
  return (
    <aside aria-label={words('sample')} className="grid content-start gap-3">
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          style={tokens ? styleOf(tokens[theme]) : undefined}
          className="flex h-[132px] overflow-hidden rounded border border-line-2 bg-surface text-ink"
        >
          <div className="flex w-[128px] shrink-0 flex-col gap-1.5 bg-rail py-3 text-rail-ink">
            <p className="flex min-w-0 items-center gap-2 px-3 pb-1 text-2 font-strong text-rail-on">
              {logoUrl ? <OwnLogo src={logoUrl} size={10} /> : <LogoMark size={10} />}
              <span className="truncate">{name || words('sampleName')}</span>
            </p>
            <span className="mx-1.5 rounded bg-rail-sel px-2 py-1 text-1 text-rail-on">
              {frameWords('orders')}
            </span>
            <span className="px-3.5 py-0.5 text-1">{frameWords('routes')}</span>
          </div>
          <div className="flex flex-1 flex-col items-start gap-2.5 p-3">
            <span className="rounded bg-act px-3 py-1.5 text-2 font-mid text-act-ink">
              {words('sampleOptimise')}
            </span>
            <span className="text-2 text-link">{words('sampleLink')}</span>
            <span className="self-stretch rounded bg-select px-2 py-1 text-2">
              <RichText
                text={words('sampleRow')}
                tags={{ link: (text) => <span className="text-link">{text}</span> }}
              />
            </span>
          </div>
        </div>
      ))}
    </aside>
  )
}

function styleOf(tokens: Record<string, string>): CSSProperties {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]))
}
