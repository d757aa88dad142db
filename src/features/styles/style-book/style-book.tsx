import { __ } from '@wordpress/i18n';

import { useGlobalStyles } from '../config/use-global-styles';
import { Book } from './book';
import { CanvasCover, type CanvasCoverProps } from './canvas-cover';
import { useShownSheets } from './use-shown-sheets';

/** The Style Book: examples of all that can be styled, as the site shows them, each a way to its screen (specification 2.4). */
export function StyleBook( props: CanvasCoverProps ) {
	return (
		<CanvasCover
			{ ...props }
			label={ __( 'Style Book', 'atelier' ) }
			loadingLabel={ __( 'Loading the Style Book', 'atelier' ) }
		>
			<LiveBook />
		</CanvasCover>
	);
}

// Shows the site's styles with what is unsaved, or those that a person looks at.
function LiveBook() {
	const { editorSettings } = useGlobalStyles();
	return (
		<Book sheets={ useShownSheets() } editorSettings={ editorSettings } />
	);
}
