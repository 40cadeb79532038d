// Photos of an incident: uploaded as they are chosen, named by their ids when the entry is sent.
import { Camera, LoaderCircle, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { describeError } from '../../../lib/api.ts'
import { useTenant } from '../../../lib/company-context.tsx'
import { useUser } from '../../../lib/session-context.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { useBlobUrl } from '../../../ui/use-blob-url.ts'
import { uploadPhoto } from './api.ts'
import { upkeepWords as words } from '../../../lib/words/upkeep.ts'

export interface PickedPhoto {
  id: string
  blob: Blob
}

function Thumbnail({ photo, index, onRemove }: { photo: PickedPhoto; index: number; onRemove: () => void }) {
  const url = useBlobUrl(photo.blob)
  return (
    <li className="relative size-20 overflow-hidden rounded border border-line-2 bg-sunk">
      {url && (
        <img src={url} alt={words('photoToSend', { number: index + 1 })} className="size-full object-cover" />
      )}
      <IconButton
        label={words('removePhoto', { number: index + 1 })}
        className="absolute top-0.5 end-0.5 bg-surface"
        onClick={onRemove}
      >
        <X />
      </IconButton>
    </li>
  )
}

export function PhotoPicker({
  photos,
  most,
  onChange,
}: {
  photos: readonly PickedPhoto[]
  most: number
  onChange: (photos: PickedPhoto[]) => void
}) {
  const { company } = useTenant()
  const { userId } = useUser()
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const add = async (files: readonly File[]) => {
    setSending(true)
    setProblem(null)
    const added = [...photos]
    try {
      for (const blob of files.slice(0, most - photos.length)) {
        added.push({ id: await uploadPhoto({ tenantId: company.id, userId }, blob), blob })
        onChange([...added])
      }
    } catch (error) {
      setProblem(error instanceof Error ? error.message : describeError(error).message)
    }
    setSending(false)
  }
  return (
    <div className="flex flex-col gap-2">
      {photos.length > 0 && (
        <ul aria-label={words('photosToSend')} className="flex flex-wrap gap-2">
          {photos.map((photo, index) => (
            <Thumbnail
              key={photo.id}
              photo={photo}
              index={index}
              onRemove={() => onChange(photos.filter(({ id }) => id !== photo.id))}
            />
          ))}
        </ul>
      )}
      <Button
        size="s"
        icon={isSending ? <LoaderCircle className="animate-spin motion-reduce:animate-none" /> : <Camera />}
        className="self-start"
        needs="fleet:write"
        disabled={isSending || photos.length >= most}
        onClick={() => input.current?.click()}
      >
        {words(isSending ? 'sendingPhotos' : 'addPhotos')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        aria-label={words('photosOfIncident')}
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          void add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {problem && (
        <p role="alert" className="text-1 text-bad-ink">
          {problem}
        </p>
      )}
    </div>
  )
}
