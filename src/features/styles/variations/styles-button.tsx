import type { Config } from '@/utils/theme-json/config';
import { StylesTile, type TileContent } from './styles-tile';

/** Props of {@link StylesButton}. */
export interface StylesButtonProps {
	title: string;
	description?: string | undefined;
	config: Config;
	isActive: boolean;
	content?: TileContent;
	onSelect: () => void;
}

/** A tile whose click applies its config. */
export function StylesButton( {
	title,
	description,
	config,
	isActive,
	content = 'config',
	onSelect,
}: StylesButtonProps ) {
	return (
		<button
			type="button"
			className="atelier-styles-look"
			aria-pressed={ isActive }
			title={ description }
			onClick={ onSelect }
		>
			<StylesTile config={ config } content={ content } />
			<span className="atelier-styles-look__title">{ title }</span>
		</button>
	);
}
