import { getBootPayload } from '@/data/site/boot-payload';

/** Returns whether the person may ask for the publication of drafts but not publish them. Such a person always works in a draft. */
export function isProposing(): boolean {
	return getBootPayload().draft?.isProposal === true;
}
