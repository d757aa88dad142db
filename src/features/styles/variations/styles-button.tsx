import { useId } from 'react';

import { usePoint } from '@/hooks/use-point';
import type { Config } from '@/utils/theme-json/config';
import { StylesTile, type TileContent } from './styles-tile';

/** Props of {@link StylesButton}. */
export interface StylesButtonProps {
	title: string;
	description?: string | undefined;
	/** Second line below the tile. */
	note?: string;
	config: Config;
	isActive: boolean;
	content?: TileContent;
	onSelect: () => void;
	/** Called when it is hovered or gets the focus. */
	onPoint?: () => void;
}

/** A tile whose click applies its config. */
export function StylesButton( {
	title,
	description,
	note,
	config,
	isActive,
	content = 'config',
	onSelect,
	onPoint,
}: StylesButtonProps ) {
	const point = usePoint( onPoint );
	const noteId = useId();
	return (
		<button
			type="button"
			className="atelier-styles-look"
			aria-pressed={ isActive }
			title={ description }
			// The date distinguishes looks of one name; it is not part of the name.
			{ ...( note && {
				'aria-label': title,
				'aria-describedby': noteId,
			} ) }
			onClick={ onSelect }
			{ ...point }
		>
			<StylesTile config={ config } content={ content } />
			<span className="atelier-styles-look__title">{ title }</span>
			{ note && (
				<>
					{ ' ' }
					<span id={ noteId } className="atelier-styles-look__note">
						{ note }
					</span>
				</>
			) }
		</button>
	);
}
