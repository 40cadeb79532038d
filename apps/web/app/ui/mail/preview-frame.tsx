// Preview of a mail: desk or phone width, as written or inverted for dark mode.
import type { RenderedMail } from '@dropwise/contracts'
import { useDeferredValue, useMemo, useState } from 'react'
import { Segments } from '../segments.tsx'
import { cn } from '../cn.ts'
import { useWidth } from '../use-width.ts'
import { previewDocument } from './preview-document.ts'

const WIDTHS = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const
const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
/** Width of a mail on a desk, in pixels. */
const DESK_PX = 616
const HEIGHT_PX = 520
type Width = (typeof WIDTHS)[number]['value']
type Theme = (typeof THEMES)[number]['value']

/** Phones start with the phone preview. */
const onPhone = (): Width => (window.matchMedia('(max-width: 767px)').matches ? 'phone' : 'desktop')

interface PreviewFrameProps {
  rendered: RenderedMail
  to: string
  /** The only external picture loaded. */
  logoUrl?: string | null
}

export function PreviewFrame({ rendered, to, logoUrl }: PreviewFrameProps) {
  const [width, setWidth] = useState<Width>(onPhone)
  const [theme, setTheme] = useState<Theme>('light')
  // Deferred, so typing does not wait for the frame.
  const html = useDeferredValue(rendered.html)
  const page = useMemo(
    () => previewDocument(html, { isDark: theme === 'dark', logoUrl }),
    [html, theme, logoUrl],
  )
  const [place, space] = useWidth()
  // In a narrow space the desk preview is scaled, not cut.
  const scale = width === 'desktop' && space !== null ? Math.min(1, space / DESK_PX) : 1
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-1 font-mid">Preview</h2>
        <Segments label="Width" value={width} onChange={setWidth} items={WIDTHS} />
        <Segments label="Colours" value={theme} onChange={setTheme} items={THEMES} />
      </div>
      <div
        className={cn(
          'w-full overflow-hidden rounded border border-line-2 bg-raised',
          width === 'phone' && 'mx-auto max-w-[375px]',
        )}
      >
        <div className="border-b border-line px-4 py-2.5 text-2">
          <p className="font-mid break-words">{rendered.subject || 'No subject'}</p>
          <p className="text-ink-2">to {to}</p>
        </div>
        <div ref={place} className="overflow-hidden bg-white" style={{ height: HEIGHT_PX }}>
          <iframe
            title="Email as it looks"
            sandbox=""
            srcDoc={page}
            className="block origin-top-left"
            style={{
              width: `${100 / scale}%`,
              height: HEIGHT_PX / scale,
              transform: scale < 1 ? `scale(${scale})` : undefined,
            }}
          />
        </div>
      </div>
      <p className="text-1 text-ink-3">
        A variable without a value is shown as written, so you notice it here and not in someone’s inbox.
        Scripts do not run, and {logoUrl ? 'no other picture than your logo is' : 'remote pictures are not'}{' '}
        loaded.
      </p>
      <details className="text-2">
        <summary className="cursor-pointer text-link">As plain text</summary>
        <pre className="pt-2 font-sans break-words whitespace-pre-wrap">{rendered.text}</pre>
      </details>
    </div>
  )
}
