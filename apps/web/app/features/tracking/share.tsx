// Shares a delivery's link: by the phone's sheet, else copied, else shown for copying.
import { fillWords, type TrackingResponse } from '@dropwise/contracts'
import { Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTrackingLanguage } from '../../lib/tracking-language.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

/** How long the button says "copied", in milliseconds. */
const COPIED_MS = 3_000

type Outcome = 'shared' | 'closed' | 'copied' | 'refused'

/** Browsers refuse the clipboard without TLS, in frames, and when denied. */
async function shareLink(title: string, url: string): Promise<Outcome> {
  if (typeof navigator.share === 'function')
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      // The person closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
    }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'refused'
  }
}

export interface Sharing {
  url: string
  outcome: Outcome | null
  share: () => Promise<void>
}

export function useShare({ url, brand }: TrackingResponse): Sharing {
  const { words } = useTrackingLanguage()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => {
    if (outcome !== 'copied') return undefined
    const timer = setTimeout(() => setOutcome(null), COPIED_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  return {
    url,
    outcome,
    share: async () => {
      setOutcome(null)
      setOutcome(await shareLink(fillWords(words.deliveryFrom, { company: brand.name }), url))
    },
  }
}

export function ShareButton({ sharing: { outcome, share } }: { sharing: Sharing }) {
  const { words } = useTrackingLanguage()
  return (
    <Button size="l" icon={<Share2 />} onClick={() => void share()} className="flex-1">
      <span aria-live="polite">{outcome === 'copied' ? words.linkCopied : words.share}</span>
    </Button>
  )
}

/** The selected URL, for copying with one key or long press. */
export function ShareAddress({ sharing: { url, outcome } }: { sharing: Sharing }) {
  const { words } = useTrackingLanguage()
  const field = useRef<HTMLInputElement>(null)
  const isShown = outcome === 'refused'
  useEffect(() => {
    if (!isShown) return
    field.current?.focus()
    field.current?.select()
  }, [isShown])
  if (!isShown) return null
  return (
    <div role="status" className="pt-3">
      <TextField
        ref={field}
        label={words.linkToShare}
        hint={words.copyByHand}
        readOnly
        dir="ltr"
        value={url}
        onFocus={(event) => event.target.select()}
      />
    </div>
  )
}
