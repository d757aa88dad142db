import type { ComponentProps } from 'react';
import { Icon } from '@wordpress/components';

/** Props of {@link Glyph}. */
export interface GlyphProps {
	icon: ComponentProps< typeof Icon >[ 'icon' ];
}

/** Decorative icon, in the same markup as PHP prints it. */
export function Glyph( { icon }: GlyphProps ) {
	return (
		<span className="atelier-icon" aria-hidden="true">
			<Icon icon={ icon } size={ 24 } />
		</span>
	);
}
