import type { MouseEvent } from 'react';
import { Icon } from '@wordpress/components';

/** Props of {@link RowButton}. */
export interface RowButtonProps {
	label: string;
	icon: Parameters< typeof Icon >[ 0 ][ 'icon' ];
	className?: string;
	tabIndex: number;
	/** Popup that the button opens, and whether it is open. */
	popup?: { kind: 'menu' | 'dialog'; isOpen: boolean } | undefined;
	onClick: ( event: MouseEvent< HTMLButtonElement > ) => void;
}

/**
 * A small button of a row. The button of `@wordpress/components` includes the logic of a tooltip, which would take most of a row's render time
 * while a menu of 300 items is scrolled.
 */
export function RowButton( {
	label,
	icon,
	className = '',
	tabIndex,
	popup,
	onClick,
}: RowButtonProps ) {
	return (
		<button
			type="button"
			className={ `atelier-menu-tree__button ${ className }` }
			tabIndex={ tabIndex }
			aria-label={ label }
			title={ label }
			aria-haspopup={ popup?.kind }
			aria-expanded={ popup?.isOpen }
			onClick={ onClick }
		>
			<Icon icon={ icon } />
		</button>
	);
}
