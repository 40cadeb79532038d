// Orders test files so that those with the same environment run together.
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** First line of a file that needs a DOM. */
const WITH_PAGE = '// @vitest-environment'

/**
 * Vitest's order, with files of a project that need a DOM before the others: a worker restarts when the
 * environment changes, and imports everything again.
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
