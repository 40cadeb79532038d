// Reads bar codes and QR codes from camera frames: with the browser's detector, else with ZXing in WebAssembly,
// which loads when the camera opens. The service worker keeps it for days without a network.
import zxingUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
declare global {
  interface Window {
    BarcodeDetector?: new () => Detector
  }
}

/** Reads the first code of a frame; null when there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>

/** Width to which frames shrink before ZXing reads them: labels stay legible, and a frame takes few milliseconds. */
const FRAME_WIDTH = 960

export const canScan = (): boolean => 'mediaDevices' in navigator

/** Opens the reader. Rejects when ZXing has to be loaded and neither network nor phone has it. */
export async function openCodeReader(): Promise<ReadCode> {
  const { BarcodeDetector } = window
  if (BarcodeDetector) {
    const detector = new BarcodeDetector()
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
  }
  const { readBarcodes } = await loadZxing()
  const canvas = document.createElement('canvas')
  return async (video) => {
    const frame = frameOf(video, canvas)
    if (!frame) return null
    const [code] = await readBarcodes(frame, { tryHarder: true, maxNumberOfSymbols: 1 })
    return code?.text || null
  }
}

async function loadZxing() {
  const zxing = await import('zxing-wasm/reader')
  await zxing.prepareZXingModule({
    overrides: {
      locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? zxingUrl : prefix + path),
    },
    fireImmediately: true,
  })
  return zxing
}

/** Null before the camera's first picture. */
function frameOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return null
  const scale = Math.min(1, FRAME_WIDTH / videoWidth)
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** The file to keep on phones whose browser has no detector. */
export const readerFile = (): string | null => (window.BarcodeDetector ? null : zxingUrl)
