import { __, sprintf } from '@wordpress/i18n';

import { comparePath, Link } from '@/router';
import type { DesignState } from '@/utils/design-state';

/** Props of {@link CompareLink}. */
export interface CompareLinkProps {
	/** State on the right. */
	state: DesignState;
	/** Name of the state, for screen readers. */
	name: string;
	/** State on the left; the saved styles without it. */
	left?: DesignState;
	onClick?: () => void;
}

const SAVED: DesignState = { kind: 'saved' };

/** Link to the comparison of a state of the styles with another one, by default the saved one. */
export function CompareLink( {
	state,
	name,
	left = SAVED,
	onClick,
}: CompareLinkProps ) {
	return (
		<Link
			className="components-button is-link atelier-compare-link"
			to={ comparePath( { left, right: state } ) }
			aria-label={ sprintf(
				/* translators: %s: name of a state of the styles, for example a date, or the name of a variation. */
				__( 'Compare: %s', 'atelier' ),
				name
			) }
			onClick={ onClick }
		>
			{ __( 'Compare', 'atelier' ) }
		</Link>
	);
}
