import { useCallback } from 'react';
import { useSelect } from '@wordpress/data';

import { AreaBoundary } from '@/components/area-boundary';
import { PreviewLoader } from '@/components/area-loader';
import { lazyPart } from '@/components/lazy-part';
import { store } from '@/data/store';
import { useNavigate, useRoute } from '@/router';
import type { CanvasCoverProps } from '../style-book/canvas-cover';
import './style.scss';

const StyleBook = lazyPart< CanvasCoverProps >(
	() =>
		import(
			/* webpackChunkName: "style-book" */ './sidebar-style-book'
		).then( ( module ) => module.StyleBook ),
	<PreviewLoader />
);

const StyleRevisions = lazyPart< CanvasCoverProps >(
	() =>
		import(
			/* webpackChunkName: "style-book" */ './sidebar-style-book'
		).then( ( module ) => module.StyleRevisions ),
	<PreviewLoader />
);

/** View that replaces the record while Styles is open in the full-screen editor: the Style Book, or a revision (specification 2.3). */
export function StylesCover( {
	editorSettings,
}: Pick< CanvasCoverProps, 'editorSettings' > ) {
	const view = useSelect(
		( select ) => select( store ).getCanvasContainerView(),
		[]
	);
	const { query } = useRoute();
	const { updateQuery } = useNavigate();
	const handleSectionChange = useCallback(
		( section: string ) => updateQuery( { section } ),
		[ updateQuery ]
	);
	const cover = { section: query.section, editorSettings };
	switch ( view ) {
		case 'style-book':
		case 'global-styles-revisions:style-book':
			return (
				<div className="atelier-styles-cover">
					<AreaBoundary>
						<StyleBook
							{ ...cover }
							onSectionChange={ handleSectionChange }
							onClose={ () =>
								updateQuery( { preview: undefined } )
							}
						/>
					</AreaBoundary>
				</div>
			);
		case 'global-styles-revisions':
			return (
				<div className="atelier-styles-cover">
					<AreaBoundary>
						<StyleRevisions
							{ ...cover }
							onSectionChange={ handleSectionChange }
							onClose={ () => updateQuery( { section: '/' } ) }
						/>
					</AreaBoundary>
				</div>
			);
		default:
			return null;
	}
}
