// Preview of a mail: desk or phone width, as written or inverted for dark mode.
import type { RenderedMail } from '@dropwise/contracts'
import { useDeferredValue, useMemo, useState } from 'react'
import { Segments } from '../segments.tsx'
import { cn } from '../cn.ts'
import { useWidth } from '../use-width.ts'
import { previewDocument } from './preview-document.ts'
import { recipientMailsWords as words } from '../../lib/words/recipient-mails.ts'

type Width = 'desktop' | 'phone'
type Theme = 'light' | 'dark'
const widths = (): { value: Width; label: string }[] => [
  { value: 'desktop', label: words('widthDesktop') },
  { value: 'phone', label: words('widthPhone') },
]
const themes = (): { value: Theme; label: string }[] => [
  { value: 'light', label: words('coloursLight') },
  { value: 'dark', label: words('coloursDark') },
]
/** Width of a mail on a desk, in pixels. */
const DESK_PX = 616
const HEIGHT_PX = 520

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
        <h2 className="me-auto text-1 font-mid">{words('preview')}</h2>
        <Segments label={words('width')} value={width} onChange={setWidth} items={widths()} />
        <Segments label={words('colours')} value={theme} onChange={setTheme} items={themes()} />
      </div>
      <div
        className={cn(
          'w-full overflow-hidden rounded border border-line-2 bg-raised',
          width === 'phone' && 'mx-auto max-w-[375px]',
        )}
      >
        <div className="border-b border-line px-4 py-2.5 text-2">
          <p className="font-mid break-words">{rendered.subject || words('noSubject')}</p>
          <p className="text-ink-2">{words('mailTo', { to })}</p>
        </div>
        <div ref={place} className="overflow-hidden bg-white" style={{ height: HEIGHT_PX }}>
          <iframe
            title={words('emailAsItLooks')}
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
      <p className="text-1 text-ink-3">{words(logoUrl ? 'previewLogoOnly' : 'previewNoPictures')}</p>
      <details className="text-2">
        <summary className="cursor-pointer text-link">{words('asPlainText')}</summary>
        <pre className="pt-2 font-sans break-words whitespace-pre-wrap">{rendered.text}</pre>
      </details>
    </div>
  )
}
