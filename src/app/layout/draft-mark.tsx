import { lazyPart } from '@/components/lazy-part';
import { getBootPayload } from '@/data/site/boot-payload';

const DraftStrip = lazyPart( () =>
	import(
		/* webpackChunkName: "drafts" */ '@/features/drafts/draft-strip'
	).then( ( module ) => module.DraftStrip )
);

/** Says on every screen of a draft that it is one; nothing in the live design, which loads nothing for it. */
export function DraftMark() {
	return getBootPayload().draft ? <DraftStrip /> : null;
}
