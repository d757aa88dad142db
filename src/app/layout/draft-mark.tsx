import { lazyPart } from '@/components/lazy-part';
import { getBootPayload } from '@/data/site/boot-payload';

const DraftStrip = lazyPart( () =>
	import(
		/* webpackChunkName: "drafts" */ '@/features/drafts/draft-strip'
	).then( ( module ) => module.DraftStrip )
);

/** Marks every screen while a draft of the design is open. In the live design it renders nothing and loads nothing. */
export function DraftMark() {
	return getBootPayload().draft ? <DraftStrip /> : null;
}
