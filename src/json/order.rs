use std::cmp::Ordering;

/// Returns the indices from 0 to `count`, stably sorted by `compare`.
///
/// This function is compiled once; the standard library's sorts are compiled again for each type.
pub(crate) fn order(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut sorted: Vec<usize> = (0..count).collect();
    let mut width = 1_usize;
    while width < count {
        let mut merged = Vec::with_capacity(count);
        for pair in sorted.chunks(width.saturating_mul(2)) {
            let (left, right) = pair.split_at(width.min(pair.len()));
            let (mut left, mut right) = (left.iter().copied().peekable(), right.iter().copied().peekable());
            merged.extend(std::iter::from_fn(|| match (left.peek(), right.peek()) {
                (Some(a), Some(b)) if compare(*a, *b) == Ordering::Greater => right.next(),
                (Some(_), _) => left.next(),
                (None, _) => right.next(),
            }));
        }
        sorted = merged;
        width = width.saturating_mul(2);
    }
    sorted
}

/// Sorts the items stably by `compare`.
pub(crate) fn sorted<T>(items: Vec<T>, compare: &dyn Fn(&T, &T) -> Ordering) -> Vec<T> {
    let order = order(items.len(), &|a, b| match (items.get(a), items.get(b)) {
        (Some(a), Some(b)) => compare(a, b),
        _ => Ordering::Equal,
    });
    let mut items: Vec<Option<T>> = items.into_iter().map(Some).collect();
    order.into_iter().filter_map(|index| items.get_mut(index)?.take()).collect()
}

/// Returns the indices of keys that equal an earlier key.
pub(crate) fn repeated(keys: &[String]) -> Vec<usize> {
    let key = |index: &usize| keys.get(*index);
    let order = order(keys.len(), &|a, b| key(&a).cmp(&key(&b)));
    let twins = order.windows(2).filter_map(|pair| pair.last().filter(|last| pair.first().and_then(key) == key(last)));
    twins.copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_stably() {
        for count in 0..40 {
            let keys: Vec<usize> = (0..count).map(|index| index * 7 % 5).collect();
            let mut expected: Vec<usize> = (0..count).collect();
            expected.sort_by_key(|index| keys[*index]);
            assert_eq!(order(count, &|a, b| keys[a].cmp(&keys[b])), expected);
        }
    }
}
