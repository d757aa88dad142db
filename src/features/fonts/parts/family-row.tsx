import { Icon } from '@wordpress/components';
import { isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { KeyboardEvent, ReactNode } from 'react';

import { moveFocus } from '@/focus';
import { usePoint } from '@/hooks/use-point';
import type { FontFamily } from '../types';
import { getFamilyName } from '../rules/sort-families';
import { FontSample } from './font-sample';

/** Props of {@link FamilyRow}. */
export interface FamilyRowProps {
	family: FontFamily;
	/** Name by which its detail is opened, see {@link FontLocation}. */
	name: string;
	/** Note beside the name, for example the number of active variants. */
	children?: ReactNode;
	onOpen: () => void;
	/** Called when the pointer moves onto the row, or the row gets the focus. */
	onPoint?: () => void;
}

/** A family in a list of the library, with its name set in the font. */
export function FamilyRow( {
	family,
	name,
	children,
	onOpen,
	onPoint,
}: FamilyRowProps ) {
	const point = usePoint( onPoint );
	return (
		<li className="atelier-fonts-row">
			<button
				type="button"
				className="atelier-fonts-row__button"
				data-row={ name }
				onClick={ onOpen }
				{ ...point }
				onKeyDown={ moveFocusByArrows }
			>
				<span className="atelier-fonts-row__name">
					<FontSample family={ family }>
						{ getFamilyName( family ) }
					</FontSample>
				</span>
				<span className="atelier-fonts-row__note">{ children }</span>
				<Icon icon={ isRTL() ? chevronLeft : chevronRight } />
			</button>
		</li>
	);
}

function moveFocusByArrows( event: KeyboardEvent< HTMLElement > ): void {
	const row = event.currentTarget.closest( 'li' );
	const next = {
		ArrowDown: row?.nextElementSibling,
		ArrowUp: row?.previousElementSibling,
	}[ event.key ];
	if ( next ) {
		moveFocus( next.querySelector( 'button' ) );
		event.preventDefault();
	}
}
