import { __ } from '@wordpress/i18n';

import { useIsMobile } from '@/hooks/use-is-mobile';
import { useNavigate, useRoute } from '@/router';
import { FontLibrary } from './font-library';
import { parseFontLocation, formatFontLocation } from './font-location';
import './content.scss';

/** The content of Fonts: the font library at the location of the address. */
export function FontsContent() {
	const { query } = useRoute();
	const { updateQuery } = useNavigate();
	const isMobile = useIsMobile();
	const Heading = isMobile ? 'h1' : 'h2';
	return (
		<div className="atelier-fonts-screen">
			<Heading className="atelier-fonts-screen__title">
				{ __( 'Fonts', 'atelier' ) }
			</Heading>
			<FontLibrary
				headingLevel={ isMobile ? 2 : 3 }
				location={ parseFontLocation( query ) }
				onLocationChange={ ( location ) =>
					updateQuery( formatFontLocation( location ) )
				}
			/>
		</div>
	);
}
