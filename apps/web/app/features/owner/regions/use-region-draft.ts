// Draft of a new region: source of the extract, name, upload.
import {
  REGION_NAME_PATTERN,
  regionNameOf,
  type NewRegionBody,
  type RegionsResponse,
} from '@dropwise/contracts'
import { useEffect, useRef, useState } from 'react'
import { describeError } from '../../../lib/api.ts'
import { ownerRegionsWords as words } from '../../../lib/words/owner-regions.ts'
import { notify } from '../../../ui/toasts.tsx'
import { uploadExtract, useAddRegion } from './api.ts'
import { nameFrom, readBox } from './labels.ts'

type Source = 'extract' | 'upload' | 'url' | 'file'

export interface RegionDraft {
  source: Source
  /** Path in the catalogue. */
  extract: string
  file: File | null
  url: string
  serverFile: string
  /** Null until somebody types a name; the name follows the extract until then. */
  ownName: string | null
  box: string
}

const EMPTY: RegionDraft = {
  source: 'extract',
  extract: '',
  file: null,
  url: '',
  serverFile: '',
  ownName: null,
  box: '',
}

/** `start` comes from the URL: an extract that a company needs, or one to update. */
export function useRegionDraft(regions: RegionsResponse, start: Partial<RegionDraft>, onAdded: () => void) {
  const [draft, setDraft] = useState({ ...EMPTY, ...start })
  const [uploaded, setUploaded] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useRef<AbortController | null>(null)
  const add = useAddRegion()
  // Leaving the screen cancels an upload; a compile continues.
  useEffect(() => () => upload.current?.abort(), [])
  const { source, extract, file, url, serverFile } = draft
  const read = readDraft(draft)
  const isBusy = uploaded !== null || add.isPending

  async function from(): Promise<NewRegionBody['from']> {
    if (source === 'extract') return { extract }
    if (source === 'url') return { url }
    if (source === 'file' || !file) return { file: serverFile }
    upload.current = new AbortController()
    setUploaded(0)
    try {
      return { upload: await uploadExtract(file, setUploaded, upload.current.signal), fileName: file.name }
    } finally {
      setUploaded(null)
    }
  }

  async function submit(): Promise<void> {
    if (!read.isReady || isBusy) return
    setProblem(null)
    try {
      const { name, bounds } = read
      await add.mutateAsync({ name, from: await from(), ...(bounds ? { bounds } : {}) })
      notify({ title: words('compiling', { name }) })
      onAdded()
    } catch (error) {
      if (upload.current?.signal.aborted) return
      const { message, hint } = describeError(error)
      setProblem([message, hint].filter(Boolean).join(' '))
    }
  }

  return {
    ...read,
    draft,
    change: (changes: Partial<RegionDraft>) => setDraft((before) => ({ ...before, ...changes })),
    isReplacing: regions.items.some((region) => region.name === read.name),
    isBusy,
    /** Share of the file already uploaded; null without an upload. */
    uploaded,
    stopUpload: () => upload.current?.abort(),
    problem,
    submit,
  }
}

function readDraft({ source, extract, file, url, serverFile, ownName, box }: RegionDraft) {
  const chosen = { extract, upload: file?.name ?? '', url, file: serverFile }[source]
  const name = ownName ?? (source === 'extract' ? regionNameOf(extract) : nameFrom(chosen))
  const bounds = readBox(box)
  const isUrl = source !== 'url' || /^https?:\/\/[^/\s]+\S*$/.test(url)
  const isName = REGION_NAME_PATTERN.test(name)
  return { name, bounds, isUrl, isName, isReady: chosen !== '' && isUrl && isName && bounds !== undefined }
}
