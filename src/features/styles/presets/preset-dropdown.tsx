import type { ReactNode } from 'react';
import { Dropdown } from '@wordpress/components';

/** Props of {@link PresetDropdown}. */
export interface PresetDropdownProps {
	name: string;
	/** Picture of the value. */
	sample: ReactNode;
	/** Note beside the name. */
	note?: string;
	/** Value of CSS beside the name, which is the same in each language. */
	value?: string;
	/** Whether it is open when it appears, as that of a new preset is. */
	isOpenAtFirst?: boolean;
	/** Controls that change it. */
	children: ReactNode;
}

/** A row with a picture of a value, which opens what changes it. */
export function PresetDropdown( {
	name,
	sample,
	note,
	value,
	isOpenAtFirst = false,
	children,
}: PresetDropdownProps ) {
	return (
		<Dropdown
			className="atelier-styles-preset__dropdown"
			defaultOpen={ isOpenAtFirst }
			// A preset that was just added gives the focus to its name.
			focusOnMount={ isOpenAtFirst ? false : 'firstElement' }
			popoverProps={ {
				placement: 'left-start',
				offset: 36,
				shift: true,
			} }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<button
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
							translate="no"
						>
							{ value }
						</span>
					) }
				</button>
			) }
			renderContent={ () => children }
		/>
	);
}
