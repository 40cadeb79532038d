// Takes, shrinks and shows photos.
import { Camera, Trash2 } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { formWords as words } from '../../../lib/words/driver-forms.ts'
import type { NewFile } from '../phone/outbox.ts'
import { preparePhoto } from '../phone/photo.ts'
import { countPhoto, useIsPhotoInProgress } from '../phone/photos-in-progress.ts'
import { Section } from './section.tsx'

function Preview({ photo, onRemove }: { photo: NewFile; onRemove: () => void }) {
  const url = useMemo(() => URL.createObjectURL(new Blob([photo.bytes], { type: photo.type })), [photo])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return (
    <li className="relative h-40 overflow-hidden rounded border border-line-2">
      <img src={url} alt={words('takenHere')} className="size-full object-cover" />
      <button
        type="button"
        aria-label={words('removePhoto')}
        onClick={onRemove}
        className="absolute end-2 bottom-2 grid size-12 place-items-center rounded bg-raised"
      >
        <Trash2 className="size-5" aria-hidden />
      </button>
    </li>
  )
}

export function PhotoField({
  title,
  photos,
  most = Number.POSITIVE_INFINITY,
  isDemanded,
  onChange,
}: {
  /** Replaces the note on whether a photo is required. */
  title?: string
  photos: readonly NewFile[]
  most?: number
  isDemanded: boolean
  onChange: (photos: NewFile[]) => void
}) {
  const [problem, setProblem] = useState<string | null>(null)
  // One photo at a time: a second one would start from a list without the first.
  const isInProgress = useIsPhotoInProgress()
  const take = async (file: File | undefined) => {
    if (!file) return
    setProblem(null)
    try {
      onChange([...photos, await countPhoto(preparePhoto(file))])
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <Section
      title={title ?? words(isDemanded ? 'photo' : 'photoIfHelps')}
      done={photos.length > 0 ? words('photosTaken', { count: photos.length }) : null}
    >
      {photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-2 pb-2">
          {photos.map((photo) => (
            <Preview
              key={photo.id}
              photo={photo}
              onRemove={() => onChange(photos.filter(({ id }) => id !== photo.id))}
            />
          ))}
        </ul>
      )}
      {photos.length < most && (
        <label className="flex h-14 items-center justify-center gap-3 rounded border border-line-2 text-[17px]/[24px] font-mid has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link">
          <Camera className="size-6" aria-hidden />
          {words(photos.length > 0 ? 'anotherPhoto' : 'takePhoto')}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            disabled={isInProgress}
            className="sr-only"
            onChange={(event) => {
              const input = event.currentTarget
              void take(input.files?.[0]).finally(() => (input.value = ''))
            }}
          />
        </label>
      )}
      {problem && (
        <p role="alert" className="pt-2 text-3 font-mid text-bad-ink">
          {problem}
        </p>
      )}
    </Section>
  )
}
