import { getBootPayload } from '@/data/site/boot-payload';

/** Tells whether the person may ask for the publication of drafts, and not publish them: the page is always one of a draft then. */
export function isProposing(): boolean {
	return getBootPayload().draft?.isProposal === true;
}
