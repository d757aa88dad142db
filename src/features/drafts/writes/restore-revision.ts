import { runServerJob } from '@/data/writes/run-server-job';
import { DRAFTS_ROUTE } from '../reads/drafts';

/**
 * Has a draft hold what it held after an earlier save.
 *
 * @param draft    Number of the draft.
 * @param revision Number of the revision.
 * @throws The server’s answer when it refuses.
 */
export async function restoreDraftRevision(
	draft: number,
	revision: number
): Promise< void > {
	await runServerJob(
		`${ DRAFTS_ROUTE }/${ draft }/revisions/${ revision }/restore`,
		{}
	);
}
