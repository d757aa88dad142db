import { __ } from '@wordpress/i18n';

import { InspectPreview } from '@/kits/canvas/inspect';
import { SchemeSwitch } from '@/kits/canvas/scheme';
import { useOfferScheme } from '../canvas/use-offer-scheme';
import { useGlobalStyles } from '../config/use-global-styles';
import { listDarkPresets } from '../rules/dark/dark-values';
import { Book } from './book';
import {
	CanvasContainer,
	CoverStyles,
	type CanvasCoverProps,
} from './canvas-cover';
import { useShownConfig, useShownSheets } from './use-shown-sheets';

/** The Style Book: examples of all that can be styled, as the site shows them, each with a link to its screen (specification 2.4). */
export function StyleBook( props: CanvasCoverProps ) {
	return (
		<CanvasContainer
			{ ...props }
			label={ __( 'Style Book', 'atelier' ) }
			loadingLabel={ __( 'Loading the Style Book', 'atelier' ) }
		>
			<LiveBook />
			<InspectPreview />
		</CanvasContainer>
	);
}

/**
 * The Style Book where nothing else can be shown: the canvas has no pages of a classic theme. It cannot be closed.
 */
export function StandingStyleBook(
	props: Omit< CanvasCoverProps, 'onClose' >
) {
	return (
		<section
			className="atelier-style-book"
			aria-label={ __( 'Style Book', 'atelier' ) }
		>
			<CoverStyles
				{ ...props }
				loadingLabel={ __( 'Loading the Style Book', 'atelier' ) }
			>
				<LiveBook />
			</CoverStyles>
			<InspectPreview />
		</section>
	);
}

// The book of the site's styles with unsaved changes, or of previewed ones.
function LiveBook() {
	const { merged, editorSettings } = useGlobalStyles();
	useOfferScheme( listDarkPresets( merged ).length > 0 );
	return (
		<Book
			config={ useShownConfig() }
			sheets={ useShownSheets() }
			editorSettings={ editorSettings }
			tools={ <SchemeSwitch /> }
		/>
	);
}
