import { lazyPart } from '@/components/lazy-part';
import { useNavigate, useRoute } from '@/router';
import type { FontLibraryModalProps } from './font-library-modal';
import { readFontPlace, writeFontPlace } from './font-place';

const FontLibraryModal = lazyPart< FontLibraryModalProps >( () =>
	import( /* webpackChunkName: "fonts" */ './font-library-modal' ).then(
		( module ) => module.FontLibraryModal
	)
);

/** The font library over the current screen, while the address names a place in it. */
export function AddressedFontLibrary() {
	const { query } = useRoute();
	const { updateQuery } = useNavigate();
	return query.fonts ? (
		<FontLibraryModal
			place={ readFontPlace( query ) }
			onPlaceChange={ ( place ) =>
				updateQuery( writeFontPlace( place ) )
			}
			onClose={ () =>
				updateQuery( { fonts: undefined, family: undefined } )
			}
		/>
	) : null;
}
