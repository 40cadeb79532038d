// Verifies a signed proof that somebody kept: its text, or the file.
import { PROOF_DOCUMENT_MAX, type ProofCheck } from '@dropwise/contracts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { describeError } from '../../lib/api.ts'
import { verifyWords as words } from '../../lib/words/verify.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FormNotice } from '../../ui/form-notice.tsx'
import { verifyFile } from './api.ts'
import { ProofResult } from './proof-result.tsx'

const UNREADABLE: ProofCheck = {
  verdict: 'unreadable',
  signer: null,
  file: null,
  files: [],
  isOnRecord: false,
  later: [],
  changedSince: [],
}

export function SavedProof() {
  // Not state: text that was pasted before the scripts loaded counts.
  const text = useRef<HTMLTextAreaElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const check = useMutation({
    // No signed proof is that long, so the server need not see it.
    mutationFn: async (file: string) => (file.length > PROOF_DOCUMENT_MAX ? UNREADABLE : verifyFile(file)),
  })

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return
    // A character has at most four bytes, so a cut text is still too long.
    const read = await file.slice(0, 4 * (PROOF_DOCUMENT_MAX + 1)).text()
    if (text.current) text.current.value = read.length > PROOF_DOCUMENT_MAX ? '' : read
    check.mutate(read)
  }

  return (
    <section className="mx-auto w-full max-w-[640px] flex-1 px-4 py-10 md:py-16">
      <h1 className="text-5">{words('title')}</h1>
      <p className="pt-2 pb-5 text-3 text-ink-2">{words('intro')}</p>
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const file = text.current?.value ?? ''
          if (file.trim() !== '') check.mutate(file)
        }}
      >
        <TextArea
          label={words('signedProof')}
          hint={words('wholeText')}
          rows={8}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          className="font-mono"
          ref={text}
          onChange={() => check.reset()}
        />
        <span className="flex flex-wrap gap-2.5">
          <Button type="submit" variant="primary" size="l" disabled={check.isPending}>
            {check.isPending ? words('verifying') : words('verify')}
          </Button>
          <Button size="l" disabled={check.isPending} onClick={() => input.current?.click()}>
            {words('chooseFile')}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            aria-label={words('chooseFile')}
            className="sr-only"
            tabIndex={-1}
            onChange={({ target }) => {
              void choose(target.files?.[0])
              target.value = ''
            }}
          />
        </span>
      </form>
      {check.error && (
        <div className="pt-6">
          <FormNotice>{describeError(check.error).message}</FormNotice>
        </div>
      )}
      {check.data && (
        <div className="pt-8">
          <ProofResult check={check.data} />
        </div>
      )}
    </section>
  )
}
