import type { Look } from '../engine/config';
import { LookTile, type TileContent } from './look-tile';

/** Props of {@link LookButton}. */
export interface LookButtonProps {
	title: string;
	description?: string | undefined;
	look: Look;
	isActive: boolean;
	content?: TileContent;
	onSelect: () => void;
}

/** A tile that puts its look in force. */
export function LookButton( {
	title,
	description,
	look,
	isActive,
	content = 'look',
	onSelect,
}: LookButtonProps ) {
	return (
		<button
			type="button"
			className="atelier-styles-look"
			aria-pressed={ isActive }
			title={ description }
			onClick={ onSelect }
		>
			<LookTile look={ look } content={ content } />
			<span className="atelier-styles-look__title">{ title }</span>
		</button>
	);
}
