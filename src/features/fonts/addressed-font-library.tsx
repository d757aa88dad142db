import { lazyPart } from '@/components/lazy-part';
import { useNavigate, useRoute } from '@/router';
import type { FontLibraryModalProps } from './font-library-modal';
import { parseFontLocation, formatFontLocation } from './font-location';

const FontLibraryModal = lazyPart< FontLibraryModalProps >( () =>
	import( /* webpackChunkName: "fonts" */ './font-library-modal' ).then(
		( module ) => module.FontLibraryModal
	)
);

/** The font library over the current screen, while the address names a location in it. */
export function AddressedFontLibrary() {
	const { query } = useRoute();
	const { updateQuery } = useNavigate();
	return query.fonts ? (
		<FontLibraryModal
			location={ parseFontLocation( query ) }
			onLocationChange={ ( location ) =>
				updateQuery( formatFontLocation( location ) )
			}
			onClose={ () =>
				updateQuery( { fonts: undefined, family: undefined } )
			}
		/>
	) : null;
}
