import { useRef, type ReactNode } from 'react';
import { Dropdown } from '@wordpress/components';

import { moveFocus } from '@/focus';

/** Props of {@link PresetDropdown}. */
export interface PresetDropdownProps {
	name: string;
	/** Picture of the value. */
	sample: ReactNode;
	/** Note beside the name. */
	note?: string;
	/** Value of CSS beside the name, which is the same in each language. */
	value?: string;
	/** Whether it is open when it is mounted, as for a new preset. */
	isOpenAtFirst?: boolean;
	/** Controls that change it. */
	children: ReactNode;
}

/** A row with a picture of a value, which opens its editor. */
export function PresetDropdown( {
	name,
	sample,
	note,
	value,
	isOpenAtFirst = false,
	children,
}: PresetDropdownProps ) {
	const toggle = useRef< HTMLButtonElement >( null );
	const content = useRef< HTMLDivElement >( null );
	// The host returns the focus to the element that had it before. A dropdown that is open at first has no such element.
	const handleToggle = ( willOpen: boolean ) => {
		const { current } = content;
		if (
			! willOpen &&
			current?.contains( current.ownerDocument.activeElement )
		) {
			moveFocus( toggle.current );
		}
	};
	return (
		<Dropdown
			className="atelier-styles-preset__dropdown"
			defaultOpen={ isOpenAtFirst }
			onToggle={ handleToggle }
			// The name of a preset that was just added gets the focus.
			focusOnMount={ isOpenAtFirst ? false : 'firstElement' }
			popoverProps={ {
				placement: 'left-start',
				offset: 36,
				shift: true,
			} }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<button
					ref={ toggle }
					type="button"
					className="atelier-styles-color__toggle"
					aria-expanded={ isOpen }
					onClick={ onToggle }
				>
					{ sample }
					<span className="atelier-styles-color__label">
						{ name }
					</span>
					{ note && (
						<span className="atelier-styles-row__count">
							{ note }
						</span>
					) }
					{ value && (
						<span
							className="atelier-styles-row__count"
							dir="ltr"
							translate="no"
						>
							{ value }
						</span>
					) }
				</button>
			) }
			renderContent={ () => <div ref={ content }>{ children }</div> }
		/>
	);
}
