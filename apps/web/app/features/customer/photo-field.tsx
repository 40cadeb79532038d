// Photos of the delivery: shrunk, uploaded at once, and listed until the feedback is sent.
import { Camera, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { shrinkPhoto } from '../../lib/shrink-photo.ts'
import { customerWords as words } from '../../lib/words/customer.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { uploadFeedbackPhoto } from './api/feedback.ts'

const MOST_PHOTOS = 5

interface PhotoFieldProps {
  userId: string
  value: readonly string[]
  onChange: (names: string[]) => void
}

export function PhotoField({ userId, value, onChange }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function add(files: readonly File[]): Promise<void> {
    setProblem(null)
    setSending(true)
    const names = [...value]
    try {
      for (const file of files.slice(0, MOST_PHOTOS - names.length))
        names.push(await uploadFeedbackPhoto(userId, await shrinkPhoto(file)))
    } catch (error) {
      setProblem(describeError(error).message)
    }
    onChange(names)
    setSending(false)
  }
  return (
    <div className="flex flex-col gap-2">
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        aria-label={words('photos')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          void add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button
        size="l"
        icon={<Camera />}
        disabled={isSending || value.length >= MOST_PHOTOS}
        onClick={() => input.current?.click()}
        className="w-fit"
      >
        {isSending ? words('sendingPhoto') : words('addPhotos')}
      </Button>
      {value.length > 0 && (
        <ul aria-label={words('photosAdded')} className="flex flex-wrap gap-2">
          {value.map((name, index) => (
            <li key={name} className="flex items-center gap-1 rounded border border-line-2 ps-2.5 text-2">
              {words('photoNumber', { number: index + 1 })}
              <IconButton
                size="s"
                label={words('removePhoto', { number: index + 1 })}
                onClick={() => onChange(value.filter((other) => other !== name))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" className="text-2 text-bad-ink">
          {problem}
        </p>
      )}
    </div>
  )
}
