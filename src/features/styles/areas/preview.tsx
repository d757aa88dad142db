import { PreviewLoader } from '@/components/area-loader';
import { lazyPart } from '@/components/lazy-part';
import { waitForContent } from '@/schedule/content-first';
import { loadBlocks } from '@/kits/canvas';
import { FrontPagePreview } from '@/kits/canvas/front-page-preview';
import type { RouteQuery } from '@/router';
import type { SectionStyleBookProps } from './section-style-book';
import { STYLE_BOOK } from '../style-book-query';

const SectionStyleBook = lazyPart< SectionStyleBookProps >(
	async () => {
		await waitForContent();
		const [ { SectionStyleBook: Book } ] = await Promise.all( [
			import(
				/* webpackChunkName: "style-book" */ './section-style-book'
			),
			loadBlocks(),
		] );
		return Book;
	},
	<PreviewLoader />
);

const RevisionsRegion = lazyPart( () =>
	import( './revisions-region' ).then( ( module ) => module.RevisionsRegion )
);

/**
 * Returns the preview beside the panel of Styles: the front page, covered by the Style Book or the region of revisions where the address
 * has one. The canvas cannot show pages of a classic theme: it always has the Style Book.
 *
 * @param query        Query of the address.
 * @param isBlockTheme Whether the theme is made of blocks.
 */
export function renderPreview( query: RouteQuery, isBlockTheme: boolean ) {
	if ( ! isBlockTheme ) {
		return <SectionStyleBook isStanding />;
	}
	const isViewed = query.canvas !== 'edit';
	const hasBook = query.preview === STYLE_BOOK && isViewed;
	const hasRevisions =
		isViewed && ! hasBook && !! query.section?.startsWith( '/revisions' );
	return (
		<FrontPagePreview
			cover={ hasBook ? <SectionStyleBook /> : undefined }
			over={ hasRevisions && <RevisionsRegion /> }
		/>
	);
}
