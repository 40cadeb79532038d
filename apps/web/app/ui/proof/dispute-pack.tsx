// Downloads all records of a stop for a claim: sealed files, or one PDF to print.
import { useState } from 'react'
import { FileArchive, FileText } from 'lucide-react'
import { describeError } from '../../lib/api.ts'
import { downloadFile } from '../../lib/download.ts'
import { proofWords } from '../../lib/words/proof.ts'
import { Button } from '../button.tsx'
import { notify } from '../toasts.tsx'

export function DisputePack({ orderId, name }: { orderId: string; name: string }) {
  const [isBusy, setBusy] = useState(false)
  const download = async (format: 'zip' | 'pdf') => {
    setBusy(true)
    try {
      await downloadFile(`/orders/${orderId}/dispute-pack?format=${format}`, `${name}.${format}`)
    } catch (error) {
      const { message, hint } = describeError(error)
      notify({ title: proofWords('packNotMade'), detail: hint ?? message, tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="pt-2">
      <span className="flex flex-wrap gap-2">
        <Button size="s" icon={<FileArchive />} disabled={isBusy} onClick={() => void download('zip')}>
          {proofWords('disputePack')}
        </Button>
        <Button size="s" icon={<FileText />} disabled={isBusy} onClick={() => void download('pdf')}>
          {proofWords('packAsPdf')}
        </Button>
      </span>
      <p className="pt-1 text-1 text-ink-3">{proofWords('packHolds')}</p>
    </div>
  )
}
