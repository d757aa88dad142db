import { useEffect, useRef, useState } from 'react';
import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import {
	getPublicPageUrl,
	watchFrame,
	type PageLoadState,
} from '@/kits/canvas/public-page';
import { setSheet, useHalf } from './frames-context';

/** Id of the style sheet with the site's styles. */
const STYLES_ID = 'global-styles-inline-css';

const FONTS_ID = 'atelier-font-faces';

/** Props of {@link PageHalf}. */
export interface PageHalfProps {
	/** Name of the page, see `getPublicPageName`. */
	name: string;
	/** Name of the state. */
	label: string;
	/** The site's styles in that state; undefined until they are loaded. */
	css: string | undefined;
	/** Font faces that these styles need. */
	fontCss: string | undefined;
}

/** The public page with the styles of a state. It is loaded once: other styles replace one of its style sheets. */
export function PageHalf( { name, label, css, fontCss }: PageHalfProps ) {
	const ref = useRef< HTMLIFrameElement >( null );
	const [ state, setState ] = useState< PageLoadState >( 'loading' );
	const [ page, setPage ] = useState< Document >();
	useHalf( page );

	useEffect( () => {
		const { current: frame } = ref;
		return frame === null
			? undefined
			: watchFrame( frame, name, ( next ) => {
					setState( next );
					setPage(
						next === 'shown'
							? frame.contentDocument ?? undefined
							: undefined
					);
			  } );
	}, [ name ] );
	useEffect( () => {
		if ( page ) {
			// The page can be scrolled, but its links and controls are inert.
			page.body.inert = true;
		}
	}, [ page ] );
	useEffect( () => {
		if ( page && css !== undefined ) {
			setSheet( page, STYLES_ID, css );
		}
		if ( page && fontCss !== undefined ) {
			setSheet( page, FONTS_ID, fontCss );
		}
	}, [ page, css, fontCss ] );

	const isShown = state === 'shown' && css !== undefined;
	return (
		<>
			<iframe
				ref={ ref }
				className={ `atelier-panes__frame ${
					isShown ? 'is-shown' : ''
				}` }
				sandbox="allow-same-origin"
				title={ label }
				src={ getUrl( name ) }
			/>
			{ state === 'failed' && (
				<p className="atelier-panes__message">
					{ __( 'The page could not be shown.', 'atelier' ) }
				</p>
			) }
			{ state !== 'failed' && ! isShown && (
				<div className="atelier-panes__message">
					<Spinner />
				</div>
			) }
		</>
	);
}

function getUrl( name: string ): string {
	const { homeUrl, themePreview, draft } = getBootPayload();
	return getPublicPageUrl( name, {
		homeUrl,
		previewedTheme: themePreview?.stylesheet,
		draftId: draft?.id,
	} );
}
