// Shows the camera and reads codes from it until closed.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formWords as words } from '../../../lib/words/driver-forms.ts'
import { Button } from '../../../ui/button.tsx'
import { openCodeReader } from './code-reader.ts'

/** Interval between frames, in milliseconds. */
const LOOK_MS = 200

type Trouble = 'cameraBlocked' | 'readerMissing'

export function Scanner({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const emit = useEffectEvent(onCode)
  useEffect(() => {
    const element = video.current
    if (!element) return
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const close = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const open = async () => {
      stream = await navigator.mediaDevices
        .getUserMedia({ video: { facingMode: 'environment' } })
        .catch(() => undefined)
      if (isOver) return close()
      if (!stream) return setTrouble('cameraBlocked')
      element.srcObject = stream
      const read = await openCodeReader().catch(() => null)
      if (isOver) return
      if (!read) return setTrouble('readerMissing')
      // The next frame waits for the last, since a slow phone would otherwise read ever older pictures.
      const scanFrame = async () => {
        const code = await read(element).catch(() => null)
        if (isOver) return
        if (code) emit(code)
        timer = setTimeout(() => void scanFrame(), LOOK_MS)
      }
      await scanFrame()
    }
    void open()
    return () => {
      isOver = true
      clearTimeout(timer)
      close()
    }
  }, [])
  return (
    <div className="pb-2">
      {trouble ? (
        <p role="alert" className="pb-2 text-3 font-mid text-bad-ink">
          {words(trouble)}
        </p>
      ) : (
        <video ref={video} autoPlay muted playsInline className="h-48 w-full rounded bg-black object-cover" />
      )}
      <Button size="l" className="mt-2 w-full" onClick={onClose}>
        {words('typeInstead')}
      </Button>
    </div>
  )
}
