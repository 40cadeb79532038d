// Scans bar codes and QR codes with the Barcode Detection API, if available.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formWords as words } from '../../../lib/words/driver-forms.ts'
import { Button } from '../../../ui/button.tsx'

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
declare global {
  interface Window {
    BarcodeDetector?: new () => Detector
  }
}

/** Interval between frames, in milliseconds. */
const LOOK_MS = 200

export const canScan = (): boolean => window.BarcodeDetector !== undefined && 'mediaDevices' in navigator

export function Scanner({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, setRefused] = useState(false)
  const found = useEffectEvent(onCode)
  useEffect(() => {
    const { BarcodeDetector } = window
    const element = video.current
    if (!BarcodeDetector || !element) return
    const detector = new BarcodeDetector()
    let stream: MediaStream | undefined
    let isOver = false
    const look = async () => {
      const [code] = await detector.detect(element).catch(() => [])
      if (code && !isOver) found(code.rawValue)
    }
    const timer = setInterval(() => void look(), LOOK_MS)
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then((opened) => {
        stream = opened
        if (isOver) for (const track of opened.getTracks()) track.stop()
        else element.srcObject = opened
      })
      .catch(() => setRefused(true))
    return () => {
      isOver = true
      clearInterval(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [])
  return (
    <div className="pb-2">
      {isRefused ? (
        <p role="alert" className="pb-2 text-3 font-mid text-bad-ink">
          {words('cameraBlocked')}
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
