import { UsedIn } from '@/features/used-in';
import type { PatternItem } from './engine/types';

/** Props of {@link ItemUses}. */
export interface ItemUsesProps {
	item: PatternItem;
}

/** Where a pattern or part is used. */
export function ItemUses( { item }: ItemUsesProps ) {
	return (
		<div className="atelier-pattern-uses">
			<UsedIn
				kind={ item.type === 'wp_block' ? 'pattern' : 'part' }
				id={ item.id }
			/>
		</div>
	);
}
