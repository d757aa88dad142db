import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';

import { UnusedFontsReport, WithSession } from '../lazy-parts';
import { FontHeading } from '../parts/font-heading';

/** Button that searches for unused fonts, and then their report. */
export function UnusedFonts() {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<section className="atelier-fonts-group">
			<FontHeading className="atelier-fonts-group__title">
				{ __( 'Unused fonts', 'atelier' ) }
			</FontHeading>
			{ isOpen ? (
				<WithSession>
					<UnusedFontsReport />
				</WithSession>
			) : (
				<Button
					variant="secondary"
					__next40pxDefaultSize
					onClick={ () => setIsOpen( true ) }
				>
					{ __( 'Find unused fonts', 'atelier' ) }
				</Button>
			) }
		</section>
	);
}
