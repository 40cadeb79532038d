// The order of test files: those that need the same environment follow one another.
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What a file begins with that is given a page. */
const WITH_PAGE = '// @vitest-environment'

/**
 * Vitest's order, with the files of a project that need a page before those that need none: a worker ends where the next
 * file needs another environment than the last, and the new one imports everything again.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const hasPage = new Map(
      sorted.map((file) => [file, readFileSync(file.moduleId, 'utf8').startsWith(WITH_PAGE)]),
    )
    const rank = (file: TestSpecification) =>
      2 * projects.indexOf(file.project.name) + (hasPage.get(file) ? 0 : 1)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
